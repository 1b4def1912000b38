import { describe, expect, test } from '@jest/globals';
import { findRefusedSyntax } from './schema-dialect.ts';

describe('OPS-01 a schema that AppSync would refuse', () => {
  test.each([
    ['a description of a type', '"What it is."\ntype A { b: Int }', ['a description in line 1']],
    ['a description in three quotes', 'type A {\n"""\nText\n"""\nb: Int }', ['a description in line 2']],
    ['a description of an enum value', 'enum A {\n"Text"\nb }', ['a description in line 2']],
    ['a description of an argument', 'type A { b("Text" c: Int): Int }', ['a description in line 1']],
    ['a description of the schema', '"Text"\nschema { query: Q }', ['a description in line 1']],
    ['a comment', 'type A { b: Int }\n# text', ['a comment in line 2']],
    ['a reserved name', 'enum A { on off }', ['the enum value on in line 1']],
    ['several interfaces', 'type A implements B & C { d: Int }', ['& between interfaces in line 1']],
  ])('%s', (_name, sdl, expected) => {
    expect(findRefusedSyntax(sdl)).toEqual(expected);
  });

  test('text in a default value is no description', () => {
    expect(findRefusedSyntax('type A { b(c: String = "text"): Int }')).toEqual([]);
  });
});
