/** The mock of a model, in memory. These names keep their meaning within a major version. */

export { createMock, observeCalls, type AnsweredCall, type MockOptions } from '../mock/mock.ts';
