import { createServer } from 'node:http';
import { listen } from '../server/listen.ts';
import { project } from './project.ts';

/** A service that responds to everything with the same project, as long as its parent is running. */
const server = createServer((_, response) => {
  response
    .writeHead(200, { 'content-type': 'application/json', 'content-length': Buffer.byteLength(project) })
    .end(project);
});
process.send?.(await listen(server));
process.on('disconnect', () => process.exit());
