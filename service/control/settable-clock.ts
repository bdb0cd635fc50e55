import type { Clock } from '../clock.ts';

/** A clock that follows another one until it is set; then it stops. */
export class SettableClock implements Clock {
  readonly #below: Clock;
  #at: Date | undefined;

  constructor(below: Clock) {
    this.#below = below;
  }

  get standing(): boolean {
    return this.#at !== undefined;
  }

  now(): Date {
    return new Date(this.#at ?? this.#below.now());
  }

  set(time: Date): void {
    this.#at = new Date(time);
  }

  /** Advances the clock by some seconds from its current time, and stops it there. */
  advance(seconds: number): void {
    this.set(new Date(this.now().getTime() + seconds * 1000));
  }

  /** Follows the clock below again. */
  release(): void {
    this.#at = undefined;
  }
}
