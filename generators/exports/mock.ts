/** The mock of a model, in memory. These names keep their meaning within a major version. */

export { createMock, observeCalls, type ServedCall, type MockOptions } from '../mock/mock.ts';
