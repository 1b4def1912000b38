/** Names of roles in design, user research and art for products. */
export const DESIGN = `
  usability, usability specialist, usability analyst, usability strategist, ux specialist, product designer,
  product design, ux, ui, ui ux, ux ui, user experience, user interface, ux designer, ui designer, ux researcher,
  ux research, user researcher, user research, design researcher, ux writer, ux writing, content designer,
  content design, ux architect, ux strategist, user experience strategist, user experience architect,
  user experience researcher, ux manager, ux director, ux lead, interaction design, interaction designer,
  visual designer, visual design, graphic designer, graphic design, graphic artist, graphics artist,
  graphics designer, web designer, web design, motion designer, motion graphics, motion graphics artist,
  motion design, animator, animation, 2d artist, 3d artist, 3d modeler, 3d designer, concept artist, character artist,
  environment artist, technical artist, vfx artist, visual effects artist, texture artist, lighting artist,
  digital artist, illustrator, storyboard artist, art director, creative director, creative designer, creative lead,
  creative manager, brand designer, marketing designer, communication designer, service designer, service design,
  industrial designer, game designer, game design, level designer, narrative designer, systems designer game,
  game artist, design manager, design director, design lead, design intern, design operations, design ops,
  design program, design technologist, design systems, design system, chief design officer, head of design, vp design,
  design trainee, design graduate, design associate, design strategist, multimedia artist, multimedia designer,
  multimedia specialist, information architect, instructional designer, production designer, exhibit designer,
  packaging designer, presentation designer, email designer, sound designer, video editor, photo editor, retoucher,
  artist, fx artist, special effects artist, production artist, layout artist, character rigger, 3d rigger,
  compositor, experience designer, experience design, digital design, web and graphic designer, graphic web designer,
  game art, art lead, ui artist, presentation specialist, cartoonist, storyboarder, creative, creative technologist,
  creative services director, design specialist, design coordinator, design consultant
`;
