import { invalid } from '../../http/refusals.ts';

const order = ['private', 'internal', 'public'] as const;

export type Visibility = (typeof order)[number];

/** The visibility of a row. */
export function visibilityOf({ visibility }: { readonly visibility: string }): Visibility {
  return order.find((each) => each === visibility) ?? 'private';
}

/** A visibility, or that of the group around it if that is lower. */
export function limited(
  visibility: Visibility,
  around: { readonly kind: string; readonly visibility: string },
): Visibility {
  const limit = around.kind === 'user' ? visibility : visibilityOf(around);
  return order.indexOf(visibility) <= order.indexOf(limit) ? visibility : limit;
}

/** Refuses with 400 a visibility above that of the group around it. */
export function checkVisibility(
  visibility: Visibility,
  around: { readonly kind: string; readonly visibility: string } | undefined,
): void {
  if (around === undefined || around.kind === 'user') return;
  const limit = visibilityOf(around);
  if (order.indexOf(visibility) <= order.indexOf(limit)) return;
  throw invalid(
    'visibility',
    `${visibility} is not allowed since the parent group has a ${limit} visibility.`,
  );
}
