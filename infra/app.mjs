/** What cdk.json runs. Plain JavaScript, because an older Node.js, which cannot load app.ts, has to say what to do. */
const NODE_MAJOR = 24;
const { node } = process.versions;

if (Number.parseInt(node, 10) < NODE_MAJOR) {
  console.error(
    `Node.js ${NODE_MAJOR} or newer is required to synthesize, and this is ${node}. Run npm run deploy -- --stage <name> or npm run diff -- --stage <name>, which get it.`,
  );
  process.exitCode = 1;
} else {
  await import('./app.ts');
}
