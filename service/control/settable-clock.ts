import type { Clock } from '../clock.ts';

/** A clock that goes as another one until it is set; then it stands. */
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

  /** Goes forward by some seconds, from where the clock is, and stands there. */
  advance(seconds: number): void {
    this.set(new Date(this.now().getTime() + seconds * 1000));
  }

  /** Goes as the clock below again. */
  release(): void {
    this.#at = undefined;
  }
}
