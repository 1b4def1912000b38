/**
 * `npm start` and `npm test` on a machine that has only Node.js 20 and npm: gets Node.js 24 and pnpm 12, installs the
 * dependencies, and runs the program. Plain JavaScript, because Node.js 20 runs it.
 */
const OLDEST_NODE = 20;
const { node } = process.versions;

if (Number.parseInt(node, 10) < OLDEST_NODE) {
  console.error(
    `Node.js ${OLDEST_NODE} or newer is required, and this is ${node}. Install it from nodejs.org and try again.`,
  );
  process.exitCode = 1;
} else {
  // An older Node.js could not load it.
  import('./toolchain/main.mjs');
}
