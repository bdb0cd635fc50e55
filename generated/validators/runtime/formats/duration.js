const DATE = '(?:\\d+Y)?(?:\\d+M)?(?:\\d+D)?';
const TIME = 'T(?=\\d)(?:\\d+H)?(?:\\d+M)?(?:\\d+S)?';
const duration = new RegExp(`^P(?:\\d+W|(?=[\\dT])${DATE}(?:${TIME})?)$`);
/** `duration` of RFC 3339 appendix A: `P1Y2M3DT4H5M6S` or `P2W`. */
export function isDuration(text) {
    return duration.test(text);
}
//# sourceMappingURL=duration.js.map