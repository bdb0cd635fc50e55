/**
 * The relative path from one module of the output to another: `../runtime/calls.js`.
 * @param from path in the output; `to` is another, without extension
 */
export function relativePath(from: string, to: string): string {
  const folders = from.split('/').slice(0, -1);
  const target = to.split('/');
  const differs = folders.findIndex((folder, index) => folder !== target[index]);
  const common = Math.min(differs < 0 ? folders.length : differs, target.length - 1);
  const upwards = '../'.repeat(folders.length - common);
  return `${upwards === '' ? './' : upwards}${target.slice(common).join('/')}.js`;
}
