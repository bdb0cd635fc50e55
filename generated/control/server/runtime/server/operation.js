export {};
//# sourceMappingURL=operation.js.map