import { enableCompileCache } from 'node:module';
import { fileURLToPath } from 'node:url';

// Sources run as they are. What was stripped of types and compiled once is kept, so that the next start needs less time and memory.
enableCompileCache(fileURLToPath(new URL('../node_modules/.cache/forge-service', import.meta.url)));
const { runCommand } = await import('./start/command.ts');
await runCommand(process.argv.slice(2));
