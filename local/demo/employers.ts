import type { Employer } from './employer.ts';
import { blueTeapotHealth } from './employers/blue-teapot-health.ts';
import { cloudberryFields } from './employers/cloudberry-fields.ts';
import { copperwickSecurity } from './employers/copperwick-security.ts';
import { driftwoodWeekly } from './employers/driftwood-weekly.ts';
import { fernspiel } from './employers/fernspiel.ts';
import { hearthsideRobotics } from './employers/hearthside-robotics.ts';
import { mossbankLedger } from './employers/mossbank-ledger.ts';
import { northlightGrid } from './employers/northlight-grid.ts';
import { otterAnvil } from './employers/otter-anvil.ts';
import { paperlantern } from './employers/paperlantern.ts';
import { pebbleMutual } from './employers/pebble-mutual.ts';
import { quillfeather } from './employers/quillfeather.ts';
import { saffronKite } from './employers/saffron-kite.ts';
import { sugarbushMaps } from './employers/sugarbush-maps.ts';

/** The demonstration's employers. All are made up; every posting says so. */
export const employers: readonly Employer[] = [
  paperlantern,
  quillfeather,
  mossbankLedger,
  otterAnvil,
  northlightGrid,
  saffronKite,
  hearthsideRobotics,
  blueTeapotHealth,
  sugarbushMaps,
  fernspiel,
  copperwickSecurity,
  driftwoodWeekly,
  pebbleMutual,
  cloudberryFields,
];
