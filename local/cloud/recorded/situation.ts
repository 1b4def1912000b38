import type { CloudServices } from '../services/cloud-services.ts';
import type { AwsCalls } from './aws-calls.ts';
import type { Answer, Recording } from './recordings.ts';

/** The emulator of a situation, and a name that no other situation uses. */
export interface Scene {
  aws: AwsCalls;
  cloud: CloudServices;
  name: string;
}

/** Brings about the situation of a recording, and returns the emulator's answer. */
export type BringAbout = (scene: Scene, recording: Recording) => Promise<Answer>;

/** The recordings whose situation and name match, and how to get there. */
export type Situation = readonly [match: RegExp, bringAbout: BringAbout];
