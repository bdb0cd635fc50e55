import Fastify from 'fastify';
import { api } from './api.ts';
import { fastifyOptions, fastifyPlugin } from './generated/server/fastify.js';

const app = Fastify(fastifyOptions(api));
app.register(fastifyPlugin(api));
console.log(`${await app.listen({ port: Number(process.env['PORT'] ?? 8080), host: '127.0.0.1' })}/api/v1`);
