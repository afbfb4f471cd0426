import { setTimeout as pause } from 'node:timers/promises';
import {
  type Attributes,
  ROOT_CONTEXT,
  type Span,
  SpanStatusCode,
  trace,
  TraceFlags,
} from '@opentelemetry/api';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { resourceFromAttributes } from '@opentelemetry/resources';
import {
  BatchSpanProcessor,
  type IdGenerator,
  RandomIdGenerator,
  type SpanExporter,
  TracerProvider,
} from '@opentelemetry/sdk-trace';

/**
 * Derives a command's trace from its correlation id: the whole id is the trace id, and its second half the span id of
 * the command. So every process that sees an event can attach its spans, and no trace context is passed on.
 */
const placeOf = (correlationId: string): { readonly traceId: string; readonly spanId: string } => {
  const traceId = correlationId.replaceAll('-', '').toLowerCase();
  return { traceId, spanId: traceId.slice(16) };
};

/** Traces of commands. Spans name actions and log positions, never contents or members. */
export type Tracing = {
  /** Runs the command as the root span of its change. `failed` returns whether the command failed, from its result. */
  readonly command: <T>(
    correlationId: string,
    name: string,
    work: () => Promise<T>,
    failed?: (result: T) => boolean,
  ) => Promise<T>;
  /** Runs a part of the change as a child span. */
  readonly step: <T>(
    correlationId: string,
    name: string,
    attributes: Attributes,
    work: () => Promise<T>,
  ) => Promise<T>;
  /** Records a finished child span; `ms` is its duration. */
  readonly done: (correlationId: string, name: string, attributes: Attributes, ms?: number) => void;
  /** Sends pending spans, for at most two seconds. */
  readonly close: () => Promise<void>;
};

const closeMs = 2_000;

/** Assigns the root span of a command its derived ids, and all other spans random ones. */
const idsOfCommands = () => {
  const random = new RandomIdGenerator();
  let next: ReturnType<typeof placeOf> | null = null;
  const generator: IdGenerator = {
    generateTraceId: () => next?.traceId ?? random.generateTraceId(),
    generateSpanId: () => next?.spanId ?? random.generateSpanId(),
  };
  const within = <T>(place: ReturnType<typeof placeOf>, start: () => T): T => {
    next = place;
    try {
      return start();
    } finally {
      next = null;
    }
  };
  return { generator, within };
};

const below = (correlationId: string) =>
  trace.setSpanContext(ROOT_CONTEXT, {
    ...placeOf(correlationId),
    traceFlags: TraceFlags.SAMPLED,
    isRemote: true,
  });

const during = async <T>(
  span: Span,
  work: () => Promise<T>,
  failed: (result: T) => boolean = () => false,
): Promise<T> => {
  try {
    const result = await work();
    if (failed(result)) span.setStatus({ code: SpanStatusCode.ERROR });
    return result;
  } catch (error) {
    // Only the error's name, because its message may contain user input.
    span.setStatus({ code: SpanStatusCode.ERROR, message: error instanceof Error ? error.name : 'unknown' });
    throw error;
  } finally {
    span.end();
  }
};

/** Creates the tracing of a process, named `service`. */
export const createTracing = (service: string, exporter: SpanExporter): Tracing => {
  const { generator, within } = idsOfCommands();
  const provider = new TracerProvider({
    resource: resourceFromAttributes({ 'service.name': service }),
    idGenerator: generator,
    spanProcessors: [new BatchSpanProcessor({ exporter, scheduledDelayMillis: 1_000 })],
  });
  const tracer = provider.getTracer('rondelle');
  return {
    command: (correlationId, name, work, failed) => {
      const start = () => tracer.startSpan(name, { root: true }, ROOT_CONTEXT);
      return during(within(placeOf(correlationId), start), work, failed);
    },
    step: (correlationId, name, attributes, work) =>
      during(tracer.startSpan(name, { attributes }, below(correlationId)), work),
    done: (correlationId, name, attributes, ms = 0) => {
      const now = Date.now();
      tracer.startSpan(name, { attributes, startTime: now - ms }, below(correlationId)).end(now);
    },
    close: async () => {
      const waited = pause(closeMs, undefined, { ref: false });
      await Promise.race([provider.shutdown().catch(() => undefined), waited]);
    },
  };
};

/** Returns tracing to the configured collector; null when none is configured. */
export const openTracing = (service: string, traceUrl: string | undefined): Tracing | null =>
  traceUrl === undefined
    ? null
    : createTracing(service, new OTLPTraceExporter({ url: `${traceUrl}/v1/traces`, timeoutMillis: 5_000 }));
