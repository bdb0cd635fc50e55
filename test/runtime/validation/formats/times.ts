import * as peers from '@hyperjump/json-schema-formats';
import { isDate } from '../../../../runtime/validation/formats/date.ts';
import { isDateTime } from '../../../../runtime/validation/formats/date-time.ts';
import { isDuration } from '../../../../runtime/validation/formats/duration.ts';
import { isTime } from '../../../../runtime/validation/formats/time.ts';
import type { Format } from './format.ts';

const LEAP = /:60/;

/** Dates, times and what lies between them (RFC 3339). */
export const times: Readonly<Record<string, Format>> = {
  date: {
    check: isDate,
    peer: peers.isDate,
    verdicts: {
      'RFC 3339 5.6 full-date': {
        valid: ['2026-11-21', '0000-01-01', '9999-12-31'],
        invalid: ['2026-1-01', '26-01-01', '', '2026-01-01 ', '2026-01-01\n', '20260101', '+2026-01-01'],
      },
      'RFC 3339 5.7 days of a month': {
        valid: ['2024-02-29', '2000-02-29', '2026-12-31'],
        invalid: ['2026-02-29', '1900-02-29', '2026-13-01', '2026-00-10', '2026-04-31', '2026-01-00'],
      },
    },
  },
  time: {
    check: isTime,
    peer: (text) => (LEAP.test(text) ? undefined : peers.isTime(text)),
    verdicts: {
      'RFC 3339 5.6 partial-time': {
        valid: ['08:30:00Z', '08:30:00.123z', '12:00:59.99999999999999999999Z', '23:59:59.0Z'],
        invalid: [
          '8:30:00Z',
          '08:30Z',
          '24:00:00Z',
          '25:00:00Z',
          '08:60:00Z',
          '08:30:61Z',
          '08:30:00.Z',
          '08:30:00,5Z',
          '0830:00Z',
        ],
      },
      'RFC 3339 5.6 time-offset': {
        valid: ['00:00:00+05:30', '00:00:00-00:00', '00:00:00+23:59'],
        invalid: [
          '08:30:00',
          '12:00:00+02',
          '08:30:00+0530',
          '08:30:00+24:00',
          '08:30:00+01:60',
          '08:30:00+1:30',
          '08:30:00+01:3',
          '08:30:00+01300',
          '08:30:00+01:',
          '08:30:00Zx',
          '08:30:00Z\n',
          '08:30:00 Z',
          '24:59:30+01:00',
        ],
      },
      'RFC 3339 5.7 leap seconds': {
        valid: [
          '23:59:60Z',
          '23:59:60.5Z',
          '22:59:60-01:00',
          '01:29:60+01:30',
          '23:29:60+23:30',
          '00:29:60-23:30',
        ],
        invalid: ['12:00:60Z', '23:58:60Z', '23:59:60+00:30', '22:59:60Z', '23:59:61Z'],
      },
    },
  },
  'date-time': {
    check: isDateTime,
    peer: (text) => (LEAP.test(text) ? undefined : peers.isDateTime(text)),
    verdicts: {
      'RFC 3339 5.6 date-time': {
        valid: [
          '2026-11-21T08:30:00Z',
          '2026-11-21t08:30:00.123456+02:00',
          '2024-02-29T00:00:00z',
          '2026-11-21T08:30:00.1234567890123Z',
        ],
        invalid: [
          '2026-11-21',
          '2026-11-21T08:30:00',
          '2026-02-30T08:30:00Z',
          '2026-11-21T08:30:00Z ',
          '2026-11-21TT08:30:00Z',
          '2026-11-21_08:30:00Z',
          '2026-11-21 08:30:00Z',
          '2026-11-21\n08:30:00Z',
          '2026-11-21\u00a008:30:00Z',
          '2026-11-21T08:30:00+02',
          '2026-11-21T08:30:00+0200',
          '2026-11-21T24:00:00Z',
        ],
      },
      'RFC 3339 5.7 leap seconds': {
        valid: [
          '1998-12-31T23:59:60Z',
          '1990-12-31T15:59:60.123-08:00',
          '2017-01-01T00:59:60+01:00',
          '2016-02-29T23:59:60Z',
        ],
        invalid: [
          '1998-12-31T22:59:60Z',
          '1998-12-30T23:59:60Z',
          '2017-01-02T00:59:60+01:00',
          '1990-12-31T23:59:60-08:00',
          '2016-02-28T23:59:60Z',
        ],
      },
    },
  },
  duration: {
    check: isDuration,
    peer: peers.isDuration,
    verdicts: {
      'RFC 3339 appendix A': {
        valid: [
          'P1Y2M3DT4H5M6S',
          'P2W',
          'PT1M',
          'P1D',
          'PT36H',
          'P1YT1S',
          'P1Y2M',
          'P1M2D',
          'PT1H2M',
          'PT0S',
          'P00001D',
        ],
        invalid: [
          '',
          'P',
          'PT',
          'P1',
          'P1W1D',
          'P1DT',
          '1D',
          'P1S',
          'PT1D',
          'P1M1Y',
          'P1D ',
          'P1D\n',
          'PW',
          'p1D',
          'P1Y1D',
          'PT1H1S',
          '-P1D',
          'P1.5D',
          'P१D',
        ],
      },
    },
  },
};
