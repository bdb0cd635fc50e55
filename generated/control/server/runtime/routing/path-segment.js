export {};
//# sourceMappingURL=path-segment.js.map