import { Duration } from 'aws-cdk-lib';
import { Construct } from 'constructs';
import type { Http } from './http.ts';
import { AppFunction } from './platform/app-function.ts';
import type { Table } from './table.ts';

const PACKAGES = 'functions/node_modules';
const FONTS = `${PACKAGES}/@expo-google-fonts`;

export interface SharePictureProps {
  readonly table: Table;
  readonly http: Http;
}

/** The picture of a job's shared link, drawn on request and cached for a week. */
export class SharePicture extends Construct {
  constructor(scope: Construct, id: string, { table, http }: SharePictureProps) {
    super(scope, id);
    const draw = new AppFunction(this, 'Function', {
      entry: 'functions/board/share-picture/share-picture.handler.ts',
      files: [
        `${PACKAGES}/@resvg/resvg-wasm/index_bg.wasm`,
        `${FONTS}/bricolage-grotesque/600SemiBold/BricolageGrotesque_600SemiBold.ttf`,
        `${FONTS}/inter/500Medium/Inter_500Medium.ttf`,
      ],
      timeout: Duration.seconds(10),
      memory: 1769,
    });
    table.grant(draw, { entities: ['JOB'], actions: ['getMany'] });
    http.addRoute(['GET'], '/share/{id}/{version}', draw, { isPublic: true });
  }
}
