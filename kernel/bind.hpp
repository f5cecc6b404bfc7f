// Shared by the bindings: checks of arguments, and threads that work without Python's lock.
#pragma once

#include <nanobind/nanobind.h>

#include <algorithm>
#include <atomic>
#include <cstddef>
#include <limits>
#include <system_error>
#include <thread>
#include <vector>

#include "engine.hpp"
#include "stop.hpp"

namespace mamlaka {

constexpr double WITHOUT_LIMIT = std::numeric_limits<double>::infinity();

constexpr std::size_t MAX_NUMBERS = std::size_t{1} << 28;  // the most numbers of a result: two gigabytes
constexpr std::size_t MAX_THREADS = 256;

inline void require(bool fits, const char* what) {
    if (!fits) throw nanobind::value_error(what);
}

// Whether the user has interrupted. The exception is raised when the work has ended.
inline bool is_interrupted() {
    nanobind::gil_scoped_acquire lock;
    return PyErr_CheckSignals() != 0;
}

// Whether a result of this size is within the limit.
inline bool has_room(std::size_t rows, std::size_t columns) { return !columns || rows <= MAX_NUMBERS / columns; }

// The number of threads for work. Results don't depend on it, so a request for too many is reduced.
inline std::size_t parts_of(std::size_t count, int threads) {
    require(threads >= 1, "the number of threads must be at least 1");
    return std::min({static_cast<std::size_t>(threads), std::max<std::size_t>(count, 1), MAX_THREADS});
}

// Distribute numbered pieces of work to threads. `work(first, end, thread, stop)` returns the number of pieces done.
// `look` says when to stop. Raises the exception of an interrupt.
template <class Work>
std::size_t share_out(std::size_t count, int threads, double seconds, Work&& work,
                      const Stop::Look& look = is_interrupted) {
    const std::size_t parts = parts_of(count, threads);
    std::atomic<bool> flag{false};
    std::vector<std::size_t> done(parts);
    {
        nanobind::gil_scoped_release unlocked;
        const auto part = [&](std::size_t thread, const Stop::Look& own_look) {
            Stop stop(flag, seconds, own_look);
            done[thread] = work(count * thread / parts, count * (thread + 1) / parts, thread, stop);
        };
        std::vector<std::thread> others;
        for (std::size_t thread = 1; thread < done.size(); ++thread) {
            try {
                others.emplace_back(part, thread, nullptr);
            } catch (const std::system_error&) {  // the system has no more threads
                part(thread, nullptr);
            }
        }
        part(0, look);
        for (std::thread& other : others) other.join();
    }
    if (PyErr_Occurred()) throw nanobind::python_error();
    std::size_t total = 0;
    for (const std::size_t some : done) total += some;
    return total;
}

void bind_captures(nanobind::module_& module, nanobind::class_<Engine>& engine);
void bind_learned(nanobind::module_& module, nanobind::class_<Engine>& engine);
void bind_plans(nanobind::module_& module);
void bind_play(nanobind::class_<Engine>& engine);
void bind_solver(nanobind::class_<Engine>& engine);
void bind_solitaire(nanobind::module_& module, nanobind::class_<Engine>& engine);
void bind_tables(nanobind::module_& module);
void bind_stakes(nanobind::module_& module, nanobind::class_<Engine>& engine);
void bind_worlds(nanobind::module_& module, nanobind::class_<Engine>& engine);

}  // namespace mamlaka
