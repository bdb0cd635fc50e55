import * as peers from '@hyperjump/json-schema-formats';
import { isIri, isIriReference, isUri, isUriReference } from '../../../../runtime/validation/formats/uri.ts';
import { isUriTemplate } from '../../../../runtime/validation/formats/uri-template.ts';
import type { Check, Format } from './format.ts';

/** Without addresses of versions to come, which the peer refuses to judge. */
function knownAddress(peer: Check): (text: string) => boolean | undefined {
  return (text) => (/\[v/i.test(text) ? undefined : peer(text));
}

/** Addresses of resources, and templates of them (RFC 3986, 3987 and 6570). */
export const uris: Readonly<Record<string, Format>> = {
  uri: {
    check: isUri,
    peer: knownAddress(peers.isUri),
    verdicts: {
      'RFC 3986 3.1 scheme': {
        valid: ['a:', 'a+b-c.1:x', 'A:b'],
        invalid: ['', '/a', 'a', '1a:b', '+a:b', ':a', 'a_b:c'],
      },
      'RFC 3986 3.2 authority': {
        valid: [
          'http://user:pw@h:8080/x',
          'a://',
          'a://:80',
          'a://@',
          'a://h:',
          'http://-._~!$&()*+,;=/',
          'http://%41',
        ],
        invalid: ['http://a:b:c', 'http://a:b', 'http://a@b@c', 'http://a b', 'http://é', 'http://"@h'],
      },
      'RFC 3986 3.2.2 address': {
        valid: [
          'http://u@[::1]:8080/x',
          'http://[v1.x:y]/',
          'http://[::ffff:1.2.3.4]',
          'http://[::]?q',
          'http://[::]#f',
        ],
        invalid: [
          'http://[::1',
          'http://[::1]x',
          'http://[1:2]',
          'http://[::ffff:1.2.3.004]',
          'http://[v.x]',
          'http://[::1]:a',
          'a:b[::1]',
          'a:[::1]',
          'http:/[::1]',
        ],
      },
      'RFC 3986 3.3 path': {
        valid: ['urn:isbn:1', 'mailto:a@b.c', 'a:/', 'http://x/%2Fa', 'a:b//c', 'a:.', 'a:%41'],
        invalid: [
          'http://a/%2',
          'http://a/%zz',
          'http://x/{id}',
          'http://x/a b',
          'http://x/\\',
          'http://x/[',
          'http://x/`',
          'http://x/"',
        ],
      },
      'RFC 3986 3.4 query and 3.5 fragment': {
        valid: ['https://api.example.com/a?page=2#top', 'a:?', 'a:#', 'a:?a?b/c', 'a:#a?b/c'],
        invalid: ['http://x#a#b', 'http://x?a|b', 'http://x?\n', 'http://x?[a]'],
      },
    },
  },
  'uri-reference': {
    check: isUriReference,
    peer: knownAddress(peers.isUriReference),
    verdicts: {
      'RFC 3986 4.1 URI-reference': {
        valid: ['a:b', 'http://h/p', 'a:', 'x://u@[::]?q'],
        invalid: ['a b', '%', '\\', '{a}', 'x:[::1]', '#a#', '/"'],
      },
      'RFC 3986 4.2 relative-part': {
        valid: [
          '',
          '/',
          '/a/b',
          '/a:b',
          '?q',
          '#f',
          '//h/p',
          '//h:1',
          '//[::1]',
          '../x',
          './12:00',
          'a/b:c',
          'a?b:c',
          'a#b:c',
        ],
        invalid: [
          '12:00:00',
          '1a:b//c',
          ':',
          ':a',
          '%41:b',
          'a_b:c',
          '[',
          '//[::1]a',
          '//a:b',
          '//a@b@c',
          '/[::1]:1/a',
        ],
      },
    },
  },
  iri: {
    check: isIri,
    peer: knownAddress(peers.isIri),
    verdicts: {
      'RFC 3987 2.2 IRI': {
        valid: [
          'http://ƒøø.ßår/?∂éœ=πîx#πîüx',
          'a:é',
          'http://é@h',
          'http://[::1]/é',
          'a:\u{1f600}',
          'a:?\ue000',
        ],
        invalid: [
          '/âππ',
          'âππ',
          'http://\u{2001}:0db8:85a3',
          'a:\u{80}',
          'a:\ue000',
          'a:#\ue000',
          'a:\ufffe',
          'a:\u{1ffff}',
          'é:a',
          'a:\ud800',
          'a: ',
        ],
      },
    },
  },
  'iri-reference': {
    check: isIriReference,
    peer: knownAddress(peers.isIriReference),
    verdicts: {
      'RFC 3987 2.2 IRI-reference': {
        valid: ['', 'âππ', '//ƒøø.ßår/?∂', '#ƒrägmênt', '/é:é', 'é/a:b'],
        invalid: ['#ƒräg\\mênt', 'é:a', '\\\\WINDOWS\\filëßåré', 'a b'],
      },
    },
  },
  'uri-template': {
    check: isUriTemplate,
    peer: (text) => (text.includes("'") ? undefined : peers.isUriTemplate(text)),
    verdicts: {
      'RFC 6570 2.1 literals': {
        valid: ['', '/a', '%20', 'é', '!#$&()*+,-./:;=?@[]_~', '\ue000', '\u{1f600}'],
        invalid: ['%2', 'a b', "'", '|', '}', '<', '>', '^', '`', '\\', '"', '\u{7f}', '\u{80}', '\ufffe'],
      },
      'RFC 6570 2.2 expressions': {
        valid: ['/a{/id}{?page,per_page:3,keys*}', '{+x}', '{|x}', '{a}{b}'],
        invalid: ['{', '{}', '{a', '{a,}', '{++a}', '{{a}}', '{ a}'],
      },
      'RFC 6570 2.3 variables': {
        valid: ['{a.b}', '{%41}', '{_}', '{a.b.c_1}'],
        invalid: ['{.}', '{a.}', '{a..b}', '{a-b}', '{é}', '{%4}'],
      },
      'RFC 6570 2.4 modifiers': {
        valid: ['{a:9999}', '{a*}'],
        invalid: ['{a:0}', '{a:10000}', '{a*b}', '{a:1*}', '{a:}'],
      },
    },
  },
};
