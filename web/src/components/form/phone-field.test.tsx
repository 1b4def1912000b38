/** @jest-environment jsdom */
import { describe, expect, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { Country } from './countries.ts';
import { CountryField } from './country-field.tsx';
import { PhoneField } from './phone-field.tsx';

let heard: string[] = [];

function given(country: Country): HTMLInputElement {
  heard = [];
  render(<PhoneField country={country} onChange={({ target }) => heard.push(target.value)} />);
  return screen.getByLabelText('Phone');
}

describe('PhoneField', () => {
  test('ONB-06 SET-03 formats while typing and reports the formatted text', async () => {
    const field = given('US');
    await userEvent.type(field, '1234567890123');
    expect(field.value).toBe('(123) 456 - 7890');
    expect(heard.at(-1)).toBe('(123) 456 - 7890');
    expect([field.type, field.autocomplete]).toEqual(['tel', 'tel-national']);
  });

  test('SET-03 typing in the middle keeps the caret', async () => {
    const field = given('US');
    await userEvent.type(field, '123567890');
    field.setSelectionRange(4, 4);
    await userEvent.type(field, '4', { initialSelectionStart: 4, initialSelectionEnd: 4 });
    expect(field.value).toBe('(123) 456 - 7890');
    expect(field.value.slice(0, field.selectionStart ?? 0)).toBe('(123) 4');
  });

  test('SET-03 every digit can be deleted', async () => {
    const field = given('US');
    await userEvent.type(field, '1234567{Backspace}{Backspace}{Backspace}{Backspace}{Backspace}');
    expect(field.value).toBe('(12');
  });

  test('SET-03 a pasted number loses its dial code', async () => {
    const field = given('GB');
    await userEvent.click(field);
    await userEvent.paste('+44 7911 123456');
    expect(field.value).toBe('07911 123456');
  });
});

describe('CountryField', () => {
  test('ONB-06 lists dial codes and supports autofill', () => {
    render(<CountryField defaultValue="PR" />);
    const field = screen.getByLabelText<HTMLSelectElement>('Country');
    expect(field.selectedOptions[0]?.textContent).toBe('Puerto Rico (+1)');
    const names = Array.from(field.options, ({ textContent }) => textContent);
    expect([names[0], names[22], names[23]]).toEqual([
      'United States (+1)',
      'United Kingdom (+44)',
      'Afghanistan (+93)',
    ]);
    expect(field.getAttribute('autocomplete')).toBe('country');
  });
});
