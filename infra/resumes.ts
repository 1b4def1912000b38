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
import { HouseFunction } from './house/house-function.ts';
import { HouseQueue } from './house/house-queue.ts';
import { FunctionSource } from './house/sources.ts';
import type { Table } from './table.ts';

/** Where links put files (functions/documents/resumes/limits.ts). */
const UPLOADS = 'uploads/';

/** Where people's exports of their data lie (functions/privacy/export-store.ts). */
const EXPORTS = 'exports/';

/** People's resumes: put straight into a private bucket by signed links, and checked when they have come. */
export class Resumes extends Construct {
  /** Where pages put files. */
  readonly origin: string;
  /** The files that wait for their check. */
  readonly arrived: HouseQueue;
  /** The step of updateUser that deletes what is not to be kept. */
  readonly keep: Step;
  /** Shows the caller's resumes wherever a type has them. */
  readonly show: Step;
  readonly #bucket: Bucket;
  readonly #table: Table;

  constructor(
    scope: Construct,
    id: string,
    { table, graphql }: { readonly table: Table; readonly graphql: Graphql },
  ) {
    super(scope, id);
    this.#table = table;
    // A name of its own choosing: the queue and the site's headers name the bucket, which waits for both.
    const name = `${Stack.of(this).stackName.toLowerCase()}-resumes-${Aws.ACCOUNT_ID}`;
    this.origin = `https://${name}.s3.${Stack.of(this).region}.amazonaws.com`;
    this.arrived = new HouseQueue(this, 'Arrived', { visibility: Duration.seconds(60) });
    this.#bucket = this.#makeBucket(name);
    this.#check();
    const resumes = new HouseFunction(this, 'Function', {
      entry: 'functions/documents/resumes/resumes.handler.ts',
      timeout: Duration.seconds(10),
    });
    table.grant(
      resumes,
      { of: ['RESUME'], may: ['get', 'query', 'put', 'delete'] },
      // With a resume goes its analysis.
      { of: ['ANALYSIS'], may: ['delete'] },
      { of: ['QUOTA'], may: ['update'] },
    );
    // A signed link can do what its signer may.
    this.#mayUseFiles(resumes, ['s3:GetObject', 's3:PutObject', 's3:DeleteObject']);
    const source = new FunctionSource(this, 'ResumesFunction', { api: graphql.api, function: resumes });
    graphql.answerOwner('Mutation.putSignedUrl', [
      { code: 'functions/platform/graphql/invoke.step.ts', source },
    ]);
    this.show = { code: 'functions/documents/resumes/User.resumes.resolver.ts', source };
    graphql.join('User.resumes', this.show);
    this.keep = { code: 'functions/documents/resumes/keep-resumes.step.ts', source };
  }

  /** Lets the site's pages put files; known only once the distribution is. */
  openTo(siteUrl: string): void {
    this.#bucket.addCorsRule({
      allowedOrigins: [siteUrl],
      allowedMethods: [HttpMethods.PUT],
      allowedHeaders: ['content-type'],
      maxAge: 3_600,
    });
  }

  /** Lets a function read, or erase, what is held of a person here. */
  heldBy(holder: HouseFunction, to: 'read' | 'erase'): void {
    this.#table.grant(holder, {
      of: ['RESUME'],
      may: to === 'erase' ? ['query', 'delete'] : ['query', 'get'],
    });
    if (to === 'erase') this.#mayUseFiles(holder, ['s3:DeleteObject']);
  }

  /** Lets a function write people's exports, and sign links to them. A large export is written in parts. */
  exportedBy(writer: HouseFunction): void {
    this.#mayUseFiles(writer, ['s3:GetObject', 's3:PutObject', 's3:AbortMultipartUpload'], EXPORTS);
  }

  #makeBucket(bucketName: string): Bucket {
    const bucket = new Bucket(this, 'Files', {
      bucketName,
      blockPublicAccess: BlockPublicAccess.BLOCK_ALL,
      encryption: BucketEncryption.S3_MANAGED,
      objectOwnership: ObjectOwnership.BUCKET_OWNER_ENFORCED,
      enforceSSL: true,
      // Without versions a deletion is one.
      lifecycleRules: [
        { abortIncompleteMultipartUploadAfter: Duration.days(1) },
        { prefix: UPLOADS, expiration: Duration.days(1) },
        { prefix: EXPORTS, expiration: Duration.days(1) },
      ],
      // A failed first deployment deletes it again, still empty: its fixed name would block the next one.
      removalPolicy: RemovalPolicy.RETAIN_ON_UPDATE_OR_DELETE,
    });
    Validations.of(bucket).acknowledge({
      id: 'AwsSolutions-S1',
      reason:
        'Object keys hold people’s ids, and access logs would keep them; data events of CloudTrail are the record.',
    });
    this.#tellOfArrivals(bucket, `arn:aws:s3:::${bucketName}`);
    return bucket;
  }

  /** By the bucket's own property: CDK's notifications bring a custom resource. */
  #tellOfArrivals(bucket: Bucket, bucketArn: string): void {
    const { queue } = this.arrived;
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
      throw new Error('The bucket or its queue is not made of what is expected.');
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

  /** One file at a time. Its bytes are parsed by a function without any rights, which is handed a link to it. */
  #check(): void {
    const read = new HouseFunction(this, 'Read', {
      entry: 'functions/documents/resumes/read.handler.ts',
      threads: ['functions/documents/resumes/text/text.worker.ts'],
      timeout: Duration.seconds(30),
      memory: 2_048,
    });
    const check = new HouseFunction(this, 'Check', {
      entry: 'functions/documents/resumes/check.handler.ts',
      timeout: Duration.seconds(45),
      environment: { READ_FUNCTION: read.functionName },
    });
    check.may(['lambda:InvokeFunction'], [read.functionArn]);
    this.#table.grant(check, { of: ['RESUME'], may: ['get', 'query', 'put', 'update', 'delete'] });
    this.#mayUseFiles(check, ['s3:GetObject', 's3:PutObject', 's3:DeleteObject']);
    // Without it S3 says of an object that is not there that it is forbidden.
    check.may(['s3:ListBucket'], [this.#bucket.bucketArn]);
    this.arrived.consumedBy(check, { batchSize: 1, atOnce: 5 });
  }

  #mayUseFiles(user: HouseFunction, actions: readonly string[], folder = ''): void {
    user.addEnvironment('RESUMES_BUCKET', this.#bucket.bucketName);
    user.may(actions, [this.#bucket.arnForObjects(`${folder}*`)]);
    const { stackName } = Stack.of(this);
    const bucket = Stack.of(this).getLogicalId(this.#bucket.node.defaultChild as CfnBucket);
    user.acknowledgePattern(
      `<${bucket}.Arn>/${folder}*`,
      `Everybody’s files are in this one bucket of ${stackName}, each under its person’s id.`,
    );
  }
}
