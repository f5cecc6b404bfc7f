# `mamlaka serve` with the page, the kernel and the driver of PostgreSQL.

FROM node:24-slim AS page
COPY . /source
WORKDIR /source/web
RUN npm ci && npm run build -- --outDir /page --emptyOutDir

FROM python:3.13-slim AS wheels
RUN apt-get update && apt-get install --yes --no-install-recommends g++ && rm -rf /var/lib/apt/lists/*
RUN pip install --no-cache-dir build
COPY . /source
COPY --from=page /page /source/src/mamlaka/server/page
RUN python -m build --sdist --outdir /sdist /source \
    && MAMLAKA_KERNEL=require pip wheel --no-cache-dir --wheel-dir /wheels "mamlaka[postgres] @ file://$(ls /sdist/*.tar.gz)"

FROM python:3.13-slim
COPY --from=wheels /wheels /wheels
RUN pip install --no-cache-dir --no-index --find-links /wheels 'mamlaka[postgres]' && rm -r /wheels \
    && install --directory --owner nobody --mode 0700 /data
ENV MAMLAKA_HOME=/data
VOLUME /data
USER nobody
EXPOSE 8000
ENTRYPOINT ["mamlaka"]
CMD ["serve", "--host", "0.0.0.0", "--port", "8000"]
