import { Duration } from 'aws-cdk-lib';
import { Construct } from 'constructs';
import type { Graphql, Step } from './graphql.ts';
import { AppFunction } from './platform/app-function.ts';
import { FunctionSource, TableSource } from './platform/data-sources.ts';
import { EXPORTS, type ResumeFiles } from './resume-files.ts';
import type { RowGrant, Table } from './table.ts';

export interface ResumesProps {
  readonly table: Table;
  readonly files: ResumeFiles;
  readonly graphql: Graphql;
}

/** The rows of a profile, which keeps what the newest resume shows. */
const PROFILE: readonly RowGrant[] = [
  { entities: ['USER'], actions: ['get', 'put'] },
  { entities: ['METER'], actions: ['get'] },
  { entities: ['STALE'], actions: ['put'] },
];

/** Resumes: uploaded straight to a private bucket with signed links, and checked on arrival. */
export class Resumes extends Construct {
  /** The step of updateUser that deletes removed resumes. */
  readonly deleteRemoved: Step;
  /** Resolve the caller's resumes: the function is only invoked for their links and texts. */
  readonly resumesField: readonly Step[];
  readonly #files: ResumeFiles;
  readonly #table: Table;

  constructor(scope: Construct, id: string, { table, files, graphql }: ResumesProps) {
    super(scope, id);
    this.#table = table;
    this.#files = files;
    this.#addCheck();
    const resumes = new AppFunction(graphql.partOf(this), 'Function', {
      entry: 'functions/documents/resumes/resumes.handler.ts',
      timeout: Duration.seconds(10),
    });
    table.grant(
      resumes,
      { entities: ['RESUME'], actions: ['get', 'query', 'put', 'delete'] },
      // Deleting a resume deletes its analysis.
      { entities: ['ANALYSIS'], actions: ['delete'] },
      { entities: ['QUOTA'], actions: ['update'] },
      ...PROFILE,
    );
    // A signed link has the permissions of the function that signs it.
    this.#files.allow(resumes, ['s3:GetObject', 's3:PutObject', 's3:DeleteObject']);
    const source = new FunctionSource(graphql.partOf(this), 'ResumesFunction', {
      api: graphql.api,
      function: resumes,
    });
    graphql.addOwnerField('Mutation.putSignedUrl', [
      { code: 'functions/platform/graphql/invoke.step.ts', source },
    ]);
    const rows = new TableSource(graphql.partOf(this), 'ResumeRows', {
      api: graphql.api,
      table,
      grants: [{ entities: ['RESUME'], actions: ['query'] }],
    });
    this.resumesField = [
      { code: 'functions/documents/resumes/list-resumes.step.ts', source: rows },
      { code: 'functions/documents/resumes/add-files.step.ts', source },
    ];
    graphql.addTypeField('User.resumes', this.resumesField);
    this.deleteRemoved = { code: 'functions/documents/resumes/keep-resumes.step.ts', source };
  }

  /** Lets a function export or erase a person's resumes. */
  allowPersonalData(grantee: AppFunction, to: 'read' | 'erase'): void {
    this.#table.grant(grantee, {
      entities: ['RESUME'],
      actions: to === 'erase' ? ['query', 'delete'] : ['query', 'get'],
    });
    if (to === 'erase') this.#files.allow(grantee, ['s3:DeleteObject']);
  }

  /** Lets a function write data exports, in several parts if they are large, and sign links to them. */
  allowExport(writer: AppFunction): void {
    this.#files.allow(writer, ['s3:GetObject', 's3:PutObject', 's3:AbortMultipartUpload'], EXPORTS);
  }

  /** Files are parsed by a function without permissions, which receives a signed link to the file. */
  #addCheck(): void {
    const read = new AppFunction(this, 'Read', {
      entry: 'functions/documents/resumes/extract-text.handler.ts',
      threads: ['functions/documents/resumes/text/text.worker.ts'],
      timeout: Duration.seconds(30),
      memory: 2_048,
    });
    const check = new AppFunction(this, 'Check', {
      entry: 'functions/documents/resumes/check-file.handler.ts',
      timeout: Duration.seconds(45),
      environment: { READ_FUNCTION: read.functionName },
    });
    check.allow(['lambda:InvokeFunction'], [read.functionArn]);
    this.#table.grant(
      check,
      { entities: ['RESUME'], actions: ['get', 'query', 'put', 'update', 'delete'] },
      ...PROFILE,
    );
    this.#files.allow(check, ['s3:GetObject', 's3:PutObject', 's3:DeleteObject']);
    this.#files.allowList(check);
    this.#files.uploads.addConsumer(check, { batchSize: 1, maxConcurrency: 5 });
  }
}
