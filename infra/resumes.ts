import { Aws, Duration, RemovalPolicy, Stack, Validations } from 'aws-cdk-lib';
import { PolicyStatement, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import {
  BlockPublicAccess,
  Bucket,
  BucketEncryption,
  CfnBucket,
  HttpMethods,
  ObjectOwnership,
} from 'aws-cdk-lib/aws-s3';
import { Construct } from 'constructs';
import type { Graphql, Step } from './graphql.ts';
import { AppFunction } from './platform/app-function.ts';
import { AppQueue } from './platform/app-queue.ts';
import { FunctionSource } from './platform/data-sources.ts';
import type { Table } from './table.ts';

/** Signed links upload files here (functions/documents/resumes/limits.ts). */
const UPLOADS = 'uploads/';

/** Data exports (functions/privacy/export-store.ts). */
const EXPORTS = 'exports/';

/** Resumes: uploaded straight to a private bucket with signed links, and checked on arrival. */
export class Resumes extends Construct {
  /** The bucket's origin, to which pages upload. */
  readonly origin: string;
  /** Uploaded files that have not been checked yet. */
  readonly uploads: AppQueue;
  /** The step of updateUser that deletes removed resumes. */
  readonly deleteRemoved: Step;
  /** Resolves the caller's resumes. */
  readonly resumesField: Step;
  readonly #bucket: Bucket;
  readonly #table: Table;

  constructor(
    scope: Construct,
    id: string,
    { table, graphql }: { readonly table: Table; readonly graphql: Graphql },
  ) {
    super(scope, id);
    this.#table = table;
    // A fixed name, because the queue's policy and the site's headers refer to the bucket before it exists.
    const name = `${Stack.of(this).stackName.toLowerCase()}-resumes-${Aws.ACCOUNT_ID}`;
    this.origin = `https://${name}.s3.${Stack.of(this).region}.amazonaws.com`;
    this.uploads = new AppQueue(this, 'Arrived', { visibility: Duration.seconds(60) });
    this.#bucket = this.#createBucket(name);
    this.#addCheck();
    const resumes = new AppFunction(this, 'Function', {
      entry: 'functions/documents/resumes/resumes.handler.ts',
      timeout: Duration.seconds(10),
    });
    table.grant(
      resumes,
      { entities: ['RESUME'], actions: ['get', 'query', 'put', 'delete'] },
      // Deleting a resume deletes its analysis.
      { entities: ['ANALYSIS'], actions: ['delete'] },
      { entities: ['QUOTA'], actions: ['update'] },
    );
    // A signed link has the permissions of the function that signs it.
    this.#allowFiles(resumes, ['s3:GetObject', 's3:PutObject', 's3:DeleteObject']);
    const source = new FunctionSource(this, 'ResumesFunction', { api: graphql.api, function: resumes });
    graphql.addOwnerField('Mutation.putSignedUrl', [
      { code: 'functions/platform/graphql/invoke.step.ts', source },
    ]);
    this.resumesField = { code: 'functions/documents/resumes/User.resumes.resolver.ts', source };
    graphql.addTypeField('User.resumes', this.resumesField);
    this.deleteRemoved = { code: 'functions/documents/resumes/keep-resumes.step.ts', source };
  }

  /** Lets the site's pages upload files. The URL depends on the distribution, which is created later. */
  allowUploadsFrom(siteUrl: string): void {
    this.#bucket.addCorsRule({
      allowedOrigins: [siteUrl],
      allowedMethods: [HttpMethods.PUT],
      allowedHeaders: ['content-type'],
      maxAge: 3_600,
    });
  }

  /** Lets a function export or erase a person's resumes. */
  allowPersonalData(grantee: AppFunction, to: 'read' | 'erase'): void {
    this.#table.grant(grantee, {
      entities: ['RESUME'],
      actions: to === 'erase' ? ['query', 'delete'] : ['query', 'get'],
    });
    if (to === 'erase') this.#allowFiles(grantee, ['s3:DeleteObject']);
  }

  /** Lets a function write data exports, in several parts if they are large, and sign links to them. */
  allowExport(writer: AppFunction): void {
    this.#allowFiles(writer, ['s3:GetObject', 's3:PutObject', 's3:AbortMultipartUpload'], EXPORTS);
  }

  #createBucket(bucketName: string): Bucket {
    const bucket = new Bucket(this, 'Files', {
      bucketName,
      blockPublicAccess: BlockPublicAccess.BLOCK_ALL,
      encryption: BucketEncryption.S3_MANAGED,
      objectOwnership: ObjectOwnership.BUCKET_OWNER_ENFORCED,
      enforceSSL: true,
      // Not versioned, so that deleted files are gone.
      lifecycleRules: [
        { abortIncompleteMultipartUploadAfter: Duration.days(1) },
        { prefix: UPLOADS, expiration: Duration.days(1) },
        { prefix: EXPORTS, expiration: Duration.days(1) },
      ],
      // A failed first deployment deletes the empty bucket, whose fixed name would block the next one.
      removalPolicy: RemovalPolicy.RETAIN_ON_UPDATE_OR_DELETE,
    });
    Validations.of(bucket).acknowledge({
      id: 'AwsSolutions-S1',
      reason: 'Access logs would store user ids, which are part of the object keys.',
    });
    this.#notifyOnUpload(bucket, `arn:aws:s3:::${bucketName}`);
    return bucket;
  }

  /** Sets the bucket's property directly, because CDK's notifications add a custom resource. */
  #notifyOnUpload(bucket: Bucket, bucketArn: string): void {
    const { queue } = this.uploads;
    const permission = queue.addToResourcePolicy(
      new PolicyStatement({
        principals: [new ServicePrincipal('s3.amazonaws.com')],
        actions: ['sqs:SendMessage'],
        resources: [queue.queueArn],
        conditions: {
          ArnEquals: { 'aws:SourceArn': bucketArn },
          StringEquals: { 'aws:SourceAccount': Aws.ACCOUNT_ID },
        },
      }),
    );
    const resource = bucket.node.defaultChild;
    if (!(resource instanceof CfnBucket) || !permission.policyDependable)
      throw new Error('The bucket has no CfnBucket, or its queue no policy.');
    resource.notificationConfiguration = {
      queueConfigurations: [
        {
          event: 's3:ObjectCreated:Put',
          queue: queue.queueArn,
          filter: { s3Key: { rules: [{ name: 'prefix', value: UPLOADS }] } },
        },
      ],
    };
    resource.node.addDependency(permission.policyDependable);
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
    this.#table.grant(check, { entities: ['RESUME'], actions: ['get', 'query', 'put', 'update', 'delete'] });
    this.#allowFiles(check, ['s3:GetObject', 's3:PutObject', 's3:DeleteObject']);
    // Without this permission, S3 answers 403 instead of 404 for a missing object.
    check.allow(['s3:ListBucket'], [this.#bucket.bucketArn]);
    this.uploads.addConsumer(check, { batchSize: 1, maxConcurrency: 5 });
  }

  #allowFiles(user: AppFunction, actions: readonly string[], folder = ''): void {
    user.addEnvironment('RESUMES_BUCKET', this.#bucket.bucketName);
    user.allow(actions, [this.#bucket.arnForObjects(`${folder}*`)]);
    const { stackName } = Stack.of(this);
    const bucket = Stack.of(this).getLogicalId(this.#bucket.node.defaultChild as CfnBucket);
    user.acknowledgePattern(
      `<${bucket}.Arn>/${folder}*`,
      `All resumes of ${stackName} are in this bucket, under their owners’ ids.`,
    );
  }
}
