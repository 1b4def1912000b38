/** The CDK app in cdk.json. Plain JavaScript, so that an older Node.js, which can't load app.ts, prints instructions. */
const NODE_MAJOR = 24;
const { node } = process.versions;

if (Number.parseInt(node, 10) < NODE_MAJOR) {
  console.error(
    `Node.js ${NODE_MAJOR} or newer is required to synthesize; this is ${node}. Run npm run deploy -- --stage <name> or npm run diff -- --stage <name>, which install it.`,
  );
  process.exitCode = 1;
} else {
  await import('./app.ts');
}
