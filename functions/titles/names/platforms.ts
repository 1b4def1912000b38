const platforms =
  'Murex,Calypso,Temenos,Veeva,Jira,Atlassian,Zendesk,Coupa,Ariba,SuccessFactors,Anaplan,Kronos,UKG,Cerner,Maximo,JDE,Infor,Zoho,Odoo,HubSpot,Duck Creek,OneStream,Hyperion,Oracle HCM'.split(
    ',',
  );

/** Jobs on business platforms, whose titles differ little, in the format of read-names.ts. */
export const platformNames = platforms
  .flatMap((platform) => [
    `${platform} Developer: ${platform} Consultant/Specialist`,
    `${platform} Consultant: ${platform} Analyst/Specialist/Administrator`,
    `${platform} Administrator: ${platform} Specialist/Analyst/Engineer`,
    `${platform} Analyst: ${platform} Specialist/Consultant/Administrator`,
  ])
  .join('\n');
