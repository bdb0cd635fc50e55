export {};
//# sourceMappingURL=server-types.js.map