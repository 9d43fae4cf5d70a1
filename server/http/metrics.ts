import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';

export interface Metrics {
  observe(route: string, status: number, seconds: number): void;
  /** In Prometheus' format. */
  text(): Promise<string>;
  readonly contentType: string;
}

/** Read on each scrape: `{ tsumugi_sockets_open: () => sockets.open }`. */
export type Gauges = Readonly<Record<string, { readonly help: string; readonly read: () => number }>>;

/** Requests and durations by route and status, the process, and the given gauges. */
export function createMetrics(gauges: Gauges): Metrics {
  const register = new Registry();
  collectDefaultMetrics({ register, eventLoopMonitoringPrecision: 20 });
  const durations = new Histogram({
    name: 'tsumugi_http_request_duration_seconds',
    help: 'Time from the request’s headers to the end of the answer.',
    labelNames: ['route', 'status'],
    buckets: [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
    registers: [register],
  });
  for (const [name, { help, read }] of Object.entries(gauges)) {
    const gauge = new Gauge({
      name,
      help,
      registers: [],
      collect() {
        this.set(read());
      },
    });
    register.registerMetric(gauge);
  }
  // Looking up a child by labels costs more than observing, so children are cached; routes and statuses are
  // closed sets.
  const children = new Map<string, { observe(seconds: number): void }>();

  return {
    observe: (route, status, seconds) => {
      const name = `${route} ${status}`;
      const known = children.get(name) ?? durations.labels(route, String(status));
      children.set(name, known);
      known.observe(seconds);
    },
    text: () => register.metrics(),
    contentType: register.contentType,
  };
}
