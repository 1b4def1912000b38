import type { Discipline } from '../employer.ts';

/** Data engineering, data science and machine learning. */
export const data: Discipline = {
  role: 'En',
  department: 'Data',
  titles: ['Data Engineer', 'Data Scientist', 'Machine Learning Engineer', 'Analytics Engineer'],
  internship: 'Data Science Intern',
  intro: [
    'The {team} team {work}. It does so on the strength of data that arrives late, incomplete and in eleven formats. We are looking for someone who finds that interesting rather than discouraging.',
    '{company} has four years of careful records and has only begun to ask them questions. Together with the {team} team, which {work}, you will decide which questions are worth asking and make sure that the answers can be trusted.',
    'A forecast is only as good as what somebody does with it on Monday morning. In this role you will work inside the {team} team, which {work}, so that what you build is used the day after it is finished.',
  ],
  duties: [
    'Build pipelines that say loudly when an upstream table changes and recover by themselves when it changes back.',
    'Turn loosely worded questions into measurable ones, and say when the data cannot answer them.',
    'Train, evaluate and monitor models against a plain baseline that everybody understands.',
    'Design experiments with product managers and read the results without wishful thinking.',
    'Keep one definition of every important number, with its owner and its history.',
    'Reduce the daily batch from three hours to something that can be rerun before lunch.',
    'Write up findings in a page that a busy operations lead will read to the end.',
    'Review how personal data is stored, for how long and why, and delete what has no answer.',
    'Bring models into production with the engineers who will be called when they fail.',
  ],
  skills: [
    'You are fluent in SQL and in Python, and you care about the shape of both.',
    'You have owned a data set or a model that decisions depended on.',
    'You know enough statistics to distrust a result that looks too good.',
    'You have worked with a columnar warehouse and with a workflow scheduler.',
    'You can draw the path of a number from the source system to the slide.',
    'You document as you go, because you have inherited undocumented tables.',
    'You enjoy explaining uncertainty to people who would rather not have any.',
  ],
  extras: [
    'Experience with streaming data where lateness matters.',
    'Work on forecasting, routing or other problems from operations research.',
    'Familiarity with data contracts between teams.',
    'A published notebook, talk or article that you are still happy with.',
  ],
};
