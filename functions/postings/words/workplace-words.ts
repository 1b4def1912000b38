const words = (text: string): ReadonlySet<string> => new Set(text.split(/\s+/).filter(Boolean));

/**
 * Words beside a mode of work that say more about where or how often, folded: 'Remote eligible', 'hybrid, 3
 * days a week'.
 */
export const WORKPLACE_WORDS = words(`
  only first eligible possible optional option ok okay allowed available work working worker position role job opportunity
  based within in from anywhere or and of the a at on per with to for hybrid remote onsite site office home fully full part
  time contract flexible days day week x preferred considered candidates residents location locations any city state
  country schedule i e g ie eg nationwide worldwide global globally required max min up us usa uk eu as needed
  monday tuesday wednesday thursday friday mon tue wed thu fri weekly
  moglich moglichkeit partiel total posible possivel ou y o e und oder tage jours dias giorni dagen dagar pro woche
  semaine semana settimana vecka tydzien dni w
`);

/** Work that is remote in a technical sense, after 'remote' at the start of a title. */
export const DONE_REMOTELY = words(`
  sensing monitoring diagnostic diagnostics desktop execution build builds assistance assist control controls controlled
  operation operations access pilot piloted pilots deposit patient surgery surgical keyless handling inspection
  interpreting procedure code hands vision terminal server servers infrastructure start vehicle vehicles imaging
  telemetry detection support testing visualization rendering connectivity guidance weapon weapons video proctor io
`);
