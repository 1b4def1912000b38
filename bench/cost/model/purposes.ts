import { type Activity, DAYS, type Inputs, monthlyActivity, SECONDS } from './activity.ts';
import type { Units } from './measured-units.ts';
import { operations } from './operations.ts';
import { storedBytes } from './storage.ts';
import { addUsage, scaleUsage, type Usage } from './usage.ts';

/** A part of a month's bill. */
export interface Purpose {
  readonly name: string;
  readonly usage: Usage;
}

const GIB = 2 ** 30;

const capacity = ({ writes, reads }: Units): Usage => ({ writeUnits: writes, readUnits: reads });

/** A queued message is sent, received and deleted. Batches make it less. */
const QUEUE_REQUESTS = 3;

const message = (memoryGb: number, milliseconds: number): Usage => ({
  queueRequests: QUEUE_REQUESTS,
  invocations: 1,
  gbSeconds: (memoryGb * milliseconds) / 1000,
});

/** Returns everything that a month bills, by purpose, for a number of people. */
export function monthlyPurposes(people: number, inputs: Inputs): Purpose[] {
  const activity = monthlyActivity(people, inputs);
  const work: Purpose[] = [
    { name: 'reading boards', usage: readBoards(inputs) },
    { name: 'new and changed jobs', usage: writeJobs(inputs) },
    { name: 'matching', usage: matchJobs(activity, inputs) },
    { name: 'alerts and messages', usage: alertPeople(activity, inputs) },
    { name: 'texts', usage: textPeople(activity, inputs) },
    { name: 'the site and its API', usage: serveVisits(activity, inputs) },
    { name: 'accounts', usage: keepAccounts(activity, inputs) },
    { name: 'letters, resumes and analyses', usage: writeDocuments(activity, inputs) },
    { name: 'stored rows and backups', usage: store(activity, inputs) },
    { name: 'payments', usage: takePayments(activity, inputs) },
  ];
  const usages = work.map(({ usage }) => usage);
  return [...work, { name: 'alarms, logs, traces, firewalls', usage: operations(usages, inputs) }];
}

/** Returns what reading all boards bills in a month, without its schedule, logs and metrics. */
export function readBoards({ habits, units }: Inputs): Usage {
  const readings = habits.boards * habits.readingsPerBoard * DAYS;
  const messages = (SECONDS / 60) * habits.readers;
  return {
    // A FIFO message is sent, received and deleted.
    fifoRequests: messages * 3,
    invocations: messages,
    // Systems with an hourly limit count their requests.
    writeUnits: (units.boards.check.writes + habits.countedReadings) * readings,
    readUnits: (units.boards.check.reads + 0.5 * habits.countedReadings) * readings,
    gbSeconds: habits.readersAtWork * SECONDS,
    transferOut: (readings * habits.requestMegabytes) / 1024,
  };
}

function writeJobs({ habits, units: { boards, enrichment } }: Inputs): Usage {
  const jobs = habits.jobsPerDay * DAYS;
  const asked = jobs * enrichment.askedShare;
  return addUsage(
    scaleUsage(capacity(boards.posting), jobs),
    scaleUsage(capacity(boards.closing), jobs),
    scaleUsage(capacity(boards.edit), jobs * habits.editsPerJob),
    // A board is compared when one of its postings is new, changed or gone.
    scaleUsage(capacity(boards.comparison), jobs * (2 + habits.editsPerJob)),
    scaleUsage(message(1, 500), jobs),
    { smallModelInput: asked * enrichment.input, smallModelOutput: asked * enrichment.output },
  );
}

/** Each job is matched once when it is new, once more by its audit, and again after an edit. */
function matchJobs({ alertable }: Activity, { habits, units: { matching, bytes } }: Inputs): Usage {
  const runs = habits.jobsPerDay * DAYS * (2 + habits.editsPerJob);
  const rowUnits = (matching.rowsPerPerson * alertable * bytes.watcher) / 4096;
  const milliseconds = 50 + (matching.rowsPerPerson * alertable) / 50;
  return addUsage(scaleUsage(message(1, milliseconds), runs), {
    readUnits: (runs * (matching.partitions + rowUnits)) / 2,
  });
}

function alertPeople(
  { alerts, sentAlerts, messages }: Activity,
  { habits, units: { delivery } }: Inputs,
): Usage {
  const { open, look, single, ten, events } = delivery;
  const waiting = alerts - messages;
  // The measured message has ten jobs, nine more than the single one.
  const extraJobs = (sentAlerts - messages) / 9;
  const perMessage = addUsage(capacity(single), capacity(events), {
    mails: 1,
    topicRequests: habits.eventsPerMail,
    ...scaleUsage(message(0.5, 20), habits.eventsPerMail),
  });
  const sending = message(1, delivery.messageMilliseconds + habits.mailMilliseconds);
  return addUsage(
    scaleUsage(capacity(open), alerts),
    scaleUsage({ ...message(1, delivery.openMilliseconds), queueRequests: 0, invocations: 0.04 }, alerts),
    scaleUsage({ invocations: 0.1, gbSeconds: (0.5 * habits.routerMilliseconds) / 1000 }, alerts + messages),
    scaleUsage(addUsage(capacity(look), message(1, delivery.lookMilliseconds)), waiting),
    scaleUsage(addUsage(perMessage, sending), messages),
    scaleUsage({ writeUnits: ten.writes - single.writes, readUnits: ten.reads - single.reads }, extraJobs),
  );
}

const textPeople = ({ texts }: Activity, { units: { delivery } }: Inputs): Usage => ({
  texts: texts * delivery.textParts,
  carrierFees: texts * delivery.textParts,
  topicRequests: texts,
  queueRequests: texts * QUEUE_REQUESTS,
  writeUnits: texts * 2,
});

function serveVisits({ visits, guestVisits }: Activity, { habits, units }: Inputs): Usage {
  const { visitor } = units.requests;
  const all = visits + guestVisits;
  const requests = all * habits.pagesPerVisit * habits.requestsPerPage;
  const polls = visits * habits.pollsPerVisit;
  const graphqlRequests = requests + polls;
  const firstVisits = all * habits.firstVisitShare;
  const files = firstVisits * habits.filesPerFirstVisit;
  const answersGb = (graphqlRequests * 3_000) / GIB;
  return addUsage(
    scaleUsage(
      { ...capacity(visitor), invocations: visitor.invocations, gbSeconds: visitor.gbSeconds },
      requests,
    ),
    {
      // A poll is one DynamoDB resolver without a function.
      readUnits: polls,
      graphqlRequests,
      edgeRequests: graphqlRequests + files,
      edgeFunctions: files,
      edgeTransfer: (firstVisits * units.firstVisitBytes) / GIB + answersGb,
      // The site's ACL sees every request, and AppSync's those for the API.
      firewallRequests: 2 * graphqlRequests + files,
      httpRequests: all,
      objectReads: files / 10,
    },
  );
}

function keepAccounts({ active, newPeople, visits }: Activity, { habits, units }: Inputs): Usage {
  const { signUp, edit } = units.requests;
  const { welcome, delivery } = units;
  // A visit renews its tokens once; a sign-up takes three requests.
  const poolRequests = visits + newPeople * 3;
  return addUsage(
    scaleUsage(
      { ...capacity(signUp), invocations: signUp.invocations, gbSeconds: signUp.gbSeconds },
      newPeople,
    ),
    scaleUsage(
      { ...capacity(edit), invocations: edit.invocations, gbSeconds: edit.gbSeconds, graphqlRequests: 1 },
      active * habits.edits,
    ),
    // A new profile's watchers, those of its suggested titles, and their removal when its free alerts end.
    scaleUsage(capacity(units.profile), newPeople * 3),
    // The welcome mail, whose jobs are found in the listing in memory.
    scaleUsage(
      addUsage(
        capacity(welcome),
        capacity(delivery.events),
        message(1, welcome.milliseconds + habits.mailMilliseconds),
        {
          mails: 1,
          topicRequests: habits.eventsPerMail,
        },
      ),
      newPeople,
    ),
    // Suggestions in the background: each title's claim, answer and quota, and a transaction for the record.
    scaleUsage({ ...message(0.5, 3_000), readUnits: 2, writeUnits: 4 }, newPeople),
    scaleUsage({ readUnits: 1, writeUnits: 3 }, newPeople * habits.titleSuggestions),
    {
      members: active,
      firewallRequests: poolRequests,
      // The code that verifies the address.
      mails: newPeople,
      smallModelInput: newPeople * habits.titleSuggestions * habits.suggestionInput,
      smallModelOutput: newPeople * habits.titleSuggestions * habits.suggestionOutput,
    },
  );
}

function writeDocuments({ people, active, subscribers, newPeople }: Activity, { habits }: Inputs): Usage {
  const letters = subscribers * habits.letters;
  const analyses = subscribers * habits.analyses;
  const uploads = newPeople * habits.resumes + analyses;
  return addUsage(
    scaleUsage({ ...message(0.5, 30_000), writeUnits: habits.writesPerDocument }, letters + analyses),
    scaleUsage({ ...message(2, 3_000), objectWrites: 1, objectReads: 2, writeUnits: 20 }, uploads),
    scaleUsage(
      { writeUnits: 2, readUnits: 4, graphqlRequests: 2, invocations: 1 },
      active * habits.applications,
    ),
    {
      objectStorage: (people * habits.resumes * habits.resumeMegabytes) / 1024,
      largeModelInput: letters * habits.letterInput,
      largeModelOutput: letters * habits.letterOutput,
      smallModelInput: analyses * habits.analysisInput,
      smallModelOutput: analyses * habits.analysisOutput,
    },
  );
}

function store(activity: Activity, inputs: Inputs): Usage {
  const gb = storedBytes(activity, inputs) / GIB;
  return { rowStorage: gb, pointInTimeRecovery: gb };
}

const takePayments = ({ subscribers }: Activity, { habits }: Inputs): Usage => ({
  cardPayments: subscribers,
  cardVolume: subscribers * habits.subscriptionPrice,
  subscriptionVolume: subscribers * habits.subscriptionPrice,
});
