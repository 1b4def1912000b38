import type { Verifiable } from '../definition/pool-properties.ts';

/** Where a code went, as operations answer it. */
export interface CodeDeliveryDetails {
  AttributeName: Verifiable;
  DeliveryMedium: 'EMAIL' | 'SMS';
  Destination: string;
}

/** Says where a code went without giving the address away: `j***@e***`, `+*******1234`. */
export function deliveryDetails(attribute: Verifiable, address: string): CodeDeliveryDetails {
  return attribute === 'email'
    ? { AttributeName: attribute, DeliveryMedium: 'EMAIL', Destination: maskedEmail(address) }
    : { AttributeName: attribute, DeliveryMedium: 'SMS', Destination: maskedNumber(address) };
}

function maskedEmail(address: string): string {
  const domain = address.slice(address.lastIndexOf('@') + 1);
  return `${address.charAt(0)}***@${domain.charAt(0)}***`;
}

function maskedNumber(number: string): string {
  return `+${number.slice(1, -4).replaceAll(/./g, '*')}${number.slice(-4)}`;
}
