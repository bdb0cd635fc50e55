/** Each unit may be followed only by the next smaller one. */
const TIME = 'T(?:\\d+H(?:\\d+M(?:\\d+S)?)?|\\d+M(?:\\d+S)?|\\d+S)';
const DATE = '(?:\\d+Y(?:\\d+M(?:\\d+D)?)?|\\d+M(?:\\d+D)?|\\d+D)';
const duration = /* @__PURE__ */ (() => new RegExp(`^P(?:${DATE}(?:${TIME})?|${TIME}|\\d+W)$`))();

/**
 * `duration` of RFC 3339 appendix A: `P1Y2M3DT4H5M6S` or `P2W`. That grammar does not allow gaps between units: one
 * hour and a second are `PT1H0M1S`.
 */
export function isDuration(text: string): boolean {
  return duration.test(text);
}
