/**
 * Those who work with their hands, by the words that end their titles in O*NET's occupations outside offices (SOC
 * groups 25 to 53) and end next to none in offices: 'Leather Products Maker', 'Transformer Tester Helper'.
 */
export const TRADES = `
  maker, helper, tender, setter, installer, repairer, assembler, cutter, cleaner, finisher, mixer, grinder, feeder, trimmer, fitter, washer,
  molder, polisher, grader, filler, winder, stripper, sewer, roller, sawyer, presser, sprayer, sander, stitcher, erector,
  turner, hanger, wrapper, rigger, applicator, blender, engraver, pumper, coater, burner, caster, dipper, pusher, bender,
  drier, dyer, splitter, lineman, lineworker, oiler, stamper, patternmaker, plater, insulator, hauler, spinner, spreader,
  splicer, remover, gatherer, harvester, grower, fisherman, diver, caretaker, porter, upholsterer, riveter, etcher,
  knitter, plasterer, climber, solderer, steamer, bagger, watchman, glazier, escort, baler, peeler, journeyman,
  millwright, bricklayer, wirer, glazer, brazer, pressman, groomer, sweeper, planter, paver, deputy, bailiff, usher,
  dressmaker, seamer, handyman, repairman, serviceman, deckhand, seaman, trapper, sorter, stacker, shoveler, digger,
  exterminator, embroiderer, quilter, weaver, ironworker, dishwasher, sharpener, smelter, smith, stevedore, towner
`;
