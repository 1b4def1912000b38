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
import type { AppFunction } from './platform/app-function.ts';
import { AppQueue } from './platform/app-queue.ts';
import { applicationNameOf } from './stack-names.ts';
import type { Stage } from './stage.ts';

/** Signed links upload files here (functions/documents/resumes/limits.ts). */
const UPLOADS = 'uploads/';

/** Data exports (functions/privacy/export-store.ts). */
export const EXPORTS = 'exports/';

/** The private bucket of resumes, and the queue that hears of every upload: S3 checks it when the bucket is created. */
export class ResumeFiles extends Construct {
  /** The bucket's origin, to which pages upload. */
  readonly origin: string;
  /** Uploaded files that have not been checked yet. */
  readonly uploads: AppQueue;
  readonly #bucket: Bucket;
  readonly #prefix: string;
  readonly #arn: string;

  constructor(scope: Construct, id: string, { domain }: Pick<Stage, 'domain'>) {
    super(scope, id);
    // A fixed name, because the queue's policy and the site's headers refer to the bucket before it exists.
    this.#prefix = `${applicationNameOf(this).toLowerCase()}-resumes-`;
    const name = `${this.#prefix}${Aws.ACCOUNT_ID}`;
    this.#arn = `arn:aws:s3:::${name}`;
    this.origin = `https://${name}.s3.${Stack.of(this).region}.amazonaws.com`;
    this.uploads = new AppQueue(this, 'Arrived', {
      visibility: Duration.seconds(60),
      isOpenToServices: true,
    });
    this.#bucket = this.#createBucket(name);
    this.#bucket.addCorsRule({
      // Without a domain, the site's name is the distribution's, which is created later. Only signed links can upload.
      allowedOrigins: [`https://${domain?.name ?? '*.cloudfront.net'}`],
      allowedMethods: [HttpMethods.PUT],
      allowedHeaders: ['content-type'],
      maxAge: 3_600,
    });
  }

  /** Allows actions on the files in a folder, or on all, and passes RESUMES_BUCKET. */
  allow(user: AppFunction, actions: readonly string[], folder = ''): void {
    user.addEnvironment('RESUMES_BUCKET', this.#bucket.bucketName);
    user.allow(actions, [`${this.#arn}/${folder}*`]);
    user.acknowledgePattern(
      `arn:aws:s3:::${this.#prefix}<AWS::AccountId>/${folder}*`,
      `All resumes of ${applicationNameOf(this)} are in this bucket, under their owners’ ids.`,
    );
  }

  /** Without this permission, S3 answers 403 instead of 404 for a missing object. */
  allowList(user: AppFunction): void {
    user.allow(['s3:ListBucket'], [this.#arn]);
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
    this.#notifyOnUpload(bucket);
    return bucket;
  }

  /** Sets the bucket's property directly, because CDK's notifications add a custom resource. */
  #notifyOnUpload(bucket: Bucket): void {
    const { queue } = this.uploads;
    const permission = queue.addToResourcePolicy(
      new PolicyStatement({
        principals: [new ServicePrincipal('s3.amazonaws.com')],
        actions: ['sqs:SendMessage'],
        resources: [queue.queueArn],
        conditions: {
          ArnEquals: { 'aws:SourceArn': this.#arn },
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
}
