/** The forms of secrets in headers and URLs, the longest first: plain, percent-encoded and in base64. */
export function formsOf(secrets: readonly string[]): readonly string[] {
  return secrets
    .flatMap((secret) => (secret === '' ? [] : [secret, encodeURIComponent(secret), basicOf(secret)]))
    .toSorted((left, right) => right.length - left.length);
}

function basicOf(secret: string): string {
  return btoa(String.fromCharCode(...new TextEncoder().encode(secret)));
}
