export {};
//# sourceMappingURL=security.js.map