const platforms = `SAP|Workday|Salesforce|ServiceNow|Dynamics|NetSuite|PeopleSoft|JD Edwards|SuccessFactors|UKG|Guidewire|Pega|Appian|Epic
|Veeva|Murex|Calypso|Temenos|Jira|Atlassian|Zendesk|Ariba|Kronos|Cerner|Maximo|Infor|Zoho|Odoo|Duck Creek
|OneStream|Hyperion|Oracle HCM|Anaplan|Coupa|OutSystems|MuleSoft|Boomi|UiPath|RPA|CPQ|HubSpot|SharePoint|Power Platform|ERP`;

/** Their consultants build too, while those of SAP or Workday may only configure. */
const lowCodePlatforms = `Pega|Guidewire|OutSystems|MuleSoft|Boomi|ServiceNow|Power Platform|RPA|PeopleSoft|SharePoint|Dynamics`;

const systems = `Splunk|SailPoint|Okta|CyberArk|Zscaler|Tanium|Citrix|Intune|SCCM|Jamf|Kubernetes|OpenShift|Kafka|Genesys
|Active Directory|Middleware|Exchange|PKI|DLP|SIEM|MDM`;

const fill = (templates: string, names: string): string =>
  names
    .split('|')
    .flatMap((name) =>
      templates
        .trim()
        .split('\n')
        .map((line) => line.replaceAll('X', name.trim())),
    )
    .join('\n');

const platformLines = `
X Consultant: X Analyst/Specialist/Expert, X Functional Analyst/Lead > X Business Analyst, X Solution Architect
X Analyst: X Consultant/Specialist, X Functional Consultant > X Administrator, X Business Analyst
X Administrator: X Specialist/Analyst > X Business Analyst
X Developer: X Technical Consultant/Architect/Analyst, X Integration Consultant/Specialist`;

const lowCodeLines = `
X Developer > X Consultant/Architect/Specialist, X Solution Architect`;

const systemLines = `
X Engineer: X Specialist/Consultant > X Administrator, X Architect
X Administrator: X Specialist > X Engineer`;

/** Those who run and extend business platforms, and systems of IT and security, in the format of read-names.ts. */
export const platformNames = [
  fill(platformLines, platforms),
  fill(lowCodeLines, lowCodePlatforms),
  fill(systemLines, systems),
].join('\n');
