import type { Discipline } from '../employer.ts';

/** Apps for phones and tablets. */
export const mobile: Discipline = {
  role: 'En',
  department: 'Engineering',
  titles: ['iOS Engineer', 'Android Engineer', 'Mobile Engineer'],
  intro: [
    'Most people meet {company} on a phone, often outdoors and with one hand. The {team} team {work}, and the app is where that work either helps or gets in the way.',
    'Our app is opened two million times a week. It works without a connection, starts in under a second on a four-year-old device and is built by the {team} team, which {work}.',
    'The {team} team {work}. You would own the mobile side of that from the data layer to the last animation, with a designer who prototypes in code and a tester who breaks things kindly.',
  ],
  duties: [
    'Build screens that are quick, legible in sunlight and fully usable with large text.',
    'Make synchronization after hours offline boring: no lost edits, no duplicate records.',
    'Ship to the stores every two weeks and watch crash-free sessions rather than star ratings.',
    'Move the remaining old screens to the current UI toolkit, one release at a time.',
    'Work with backend colleagues on payloads that respect a metered connection.',
    'Write automated tests for the flows that must never break, and delete those that only slow us down.',
    'Measure start-up time and battery use on real devices from the shelf behind your desk.',
    'Sit in on user interviews every month and bring back what you saw, not what you hoped for.',
  ],
  skills: [
    'You have shipped an app that strangers used daily, in Swift or in Kotlin.',
    'You know the platform guidelines well enough to break them for a reason.',
    'You have dealt with local storage, migrations and conflict resolution.',
    'Accessibility is part of how you build, not a ticket at the end.',
    'You profile before you optimize.',
    'You can discuss a design down to the pixel and then let the smaller point go.',
  ],
  extras: [
    'Experience on the other platform, too.',
    'Knowledge of Bluetooth, barcode scanning or maps in anger.',
    'Experience with a shared design system across web and mobile.',
    'You have cut the size of an app by a third and remember how.',
  ],
};
