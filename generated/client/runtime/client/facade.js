export {};
//# sourceMappingURL=facade.js.map